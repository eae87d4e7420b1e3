import { home } from '@/lib/content/home';
import { testimonials } from '@/lib/content/testimonials';
import { shown } from '@/lib/content/shown';
import { Section } from '../ui/section';
import { Carousel } from './carousel';

/** 'Client Testimonial': client quotes, one at a time; nothing if there are none. */
export function Testimonials() {
  const quotes = shown(testimonials);
  if (quotes.length === 0) return null;
  return (
    <Section tone="dark" heading={home.testimonials.heading} className="overflow-hidden">
      <Carousel label={home.testimonials.heading}>
        {quotes.map(({ quote, role, company }) => (
          <figure key={quote}>
            <blockquote className="font-display max-w-4xl text-2xl leading-snug text-balance md:text-4xl md:leading-tight">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-6">
              <span className="text-marigold font-semibold">{role}</span>
              <span className="text-brand-tint block">{company}</span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
