import './home.css';
import { home } from '@/lib/content/home';
import { routes } from '@/lib/routes';
import { Facts } from '../ui/facts';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Section, Container } from '../ui/section';
import { TitledTexts } from '../ui/texts';
import { services } from '@/lib/content/services/services';
import { clients, shown } from '@/lib/content/people';
import { claims } from '@/lib/content/claims';
import { saidFact } from '@/lib/content/names';
import { currentLanguage } from '@/lib/base/language';
import { CountUp } from './count-up';

const doors = [
  ['work', routes.jobs],
  ['people', routes.listJob],
] as const;
const stepsLeadTo = [routes.jobs, routes.listJob, routes.listJob];

/** 'How It Works': doors for candidates and employers, and the three steps. */
export function HowItWorks() {
  const { heading, intro, doors: texts, steps } = home.howItWorks;
  return (
    <Section rank="third" heading={heading} intro={intro} className="ways">
      <div className="doors">
        {doors.map(([side, path]) => (
          <div key={side} className={`door door-${side}`}>
            <Link href={path()}>{texts[side].title}</Link>
            <p>{texts[side].text}</p>
            <Icon name="arrow" />
          </div>
        ))}
      </div>
      <ol className="steps">
        {steps.map(({ title, text, action }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={stepsLeadTo[index]!()}>
              {action}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** 'Our HR Services': one row per service page. */
export function ServiceList() {
  const { heading, intro } = home.services;
  return (
    <Section id="services" tone="dark" heading={heading} intro={intro} className="index">
      <ul className="index-list service-rows">
        {services.map(({ path, icon, title, line, summary }) => (
          <li key={path}>
            <Icon name={icon} />
            <h3>
              <Link href={path}>{saidFact(title) ?? title}</Link>
            </h3>
            <p>{currentLanguage() === 'en' ? summary : saidFact(line ?? '')}</p>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** 'Essence of Our Services': four promises. */
export function Essence() {
  const { heading, intro, items } = home.essence;
  return (
    <Section rank="third" tone="raised" heading={heading} intro={intro} className="index essence">
      <ul className="index-list">
        <TitledTexts items={items} />
      </ul>
    </Section>
  );
}

/** 'Our Clients': logos; nothing if there are none. */
export function Clients() {
  const marks = shown(clients);
  if (marks.length === 0) return null;
  const { heading, intro } = home.clients;
  return (
    <Section rank="third" heading={heading} intro={intro} className="index clients">
      <ul className="index-list">
        {marks.map(({ name, image }) => (
          <li key={name}>
            {/* eslint-disable-next-line @next/next/no-img-element -- small SVGs; the optimizer is off */}
            <img src={image} alt={name} width={160} height={64} loading="lazy" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The counters band; nothing if the agency has no counters, or none in the reader's language. */
export function Counters() {
  const counters = claims.counters.flatMap(({ target, label }) => {
    const stated = saidFact(label);
    return stated ? [{ target, label: stated }] : [];
  });
  if (counters.length === 0) return null;
  return (
    <section aria-label={home.countersLabel} className="counters on-dark">
      <Container>
        <Facts
          facts={counters.map(({ target, label }) => [label, <CountUp key={label} target={target} />])}
        />
      </Container>
    </section>
  );
}

/** A plain link, so that the focus moves too; the style sheet decides whether it scrolls smoothly. */
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
