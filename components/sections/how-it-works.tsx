import './home.css';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

const doors = [
  ['work', routes.jobs()],
  ['people', routes.listJob()],
] as const;

/** 'How It Works': a door for who wants work and one for who needs people, and the three steps. */
export function HowItWorks() {
  const { heading, intro, doors: texts, steps } = home.howItWorks;
  return (
    <Section rank="third" heading={heading} intro={intro} className="ways">
      <div className="doors">
        {doors.map(([side, href]) => (
          <div key={side} className={`door door-${side}`}>
            <Link href={href}>{texts[side].title}</Link>
            <p>{texts[side].text}</p>
            <Icon name="arrow" />
          </div>
        ))}
      </div>
      <ol className="steps">
        {steps.map(({ title, text, action, href }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={href}>
              {action}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
