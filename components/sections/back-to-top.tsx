import { home } from '@/lib/content/home';
import { Icon } from '../ui/icon';
import { Container } from '../ui/container';

/** A plain link: works without script, and scrolls smoothly unless reduced motion is preferred. */
export function BackToTop() {
  return (
    <Container className="flex justify-end py-6">
      <a
        href="#top"
        className="text-brand hover:text-brand-deep inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        {home.backToTop}
        <Icon name="up" />
      </a>
    </Container>
  );
}
