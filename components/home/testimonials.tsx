import './home.css';
import { home } from '@/lib/content/home';
import { saidFact } from '@/lib/content/names';
import { testimonials, shown } from '@/lib/content/people';
import { Section } from '../ui/section';
import { Carousel } from './carousel';

/** 'Client Testimonial': one quote at a time; nothing if there are none in the reader's language. */
export function Testimonials() {
  const quotes = shown(testimonials).flatMap(({ quote, text, role, company }) => {
    const stated = [quote, text, role, company].map(saidFact).filter((part) => part !== undefined);
    return stated.length === 4 ? [stated] : [];
  });
  if (quotes.length === 0) return null;
  const { heading, more } = home.testimonials;
  return (
    <Section rank="third" tone="deep" heading={heading} className="index quotes">
      <Carousel label={heading}>
        {quotes.map(([quote, text, role, company]) => (
          <figure key={quote}>
            <blockquote>
              <p>“{quote}”</p>
              <details>
                <summary>{more}</summary>
                <p>{text}</p>
              </details>
            </blockquote>
            <figcaption>
              <b>{role}</b> {company}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
