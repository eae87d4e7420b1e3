import { home } from '@/lib/content/home';
import { Container } from '../ui/container';
import { CountUp } from './count-up';

/** The counters band. */
export function Counters() {
  return (
    <section aria-label={home.countersLabel} className="on-dark bg-brand text-white">
      <Container className="py-12 md:py-16">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {home.counters.map(({ target, label }) => (
            <div key={label} className="flex flex-col-reverse border-l border-white/30 pl-5">
              <dt className="text-brand-tint">{label}</dt>
              <dd className="font-display text-[clamp(2.25rem,12.8vw,3rem)] font-bold tracking-tight tabular-nums md:text-6xl">
                <CountUp target={target} />+
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
