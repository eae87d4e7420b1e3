import { home } from '@/lib/content/home';
import { Icon } from '../ui/icon';
import { Container } from '../ui/container';

/** A plain link to the content, which takes the focus along; the style sheet says whether it scrolls smoothly. */
export function BackToTop() {
  return (
    <Container className="flex justify-end py-6">
      <a
        href="#main"
        className="text-brand hover:text-brand-deep inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        {home.backToTop}
        <Icon name="up" />
      </a>
    </Container>
  );
}
