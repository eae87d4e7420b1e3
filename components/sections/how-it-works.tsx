import { home } from '@/lib/content/home';
import { Link } from '../ui/link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/** 'How It Works': three steps, drawn as three doors, each open wider. */
export function HowItWorks() {
  const { heading, intro, steps } = home.howItWorks;
  return (
    <Section heading={heading} intro={intro}>
      <ol className="grid gap-6 lg:grid-cols-3">
        {steps.map(({ title, text, action, href }, index) => (
          <li
            key={title}
            className="border-line bg-paper-raised arch flex flex-col items-center border px-7 pt-14 pb-10 text-center"
          >
            <span
              className="font-display text-brand text-6xl leading-none font-bold tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="type-subheading mt-5">{title}</h3>
            <p className="text-ink-soft mt-2 mb-6">{text}</p>
            <Link
              href={href}
              className="text-brand hover:text-brand-deep mt-auto inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              {action}
              <Icon name="arrow" className="size-4" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
