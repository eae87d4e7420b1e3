import './home.css';
import { claims } from '@/lib/content/claims';
import { home } from '@/lib/content/home';
import { Container } from '../ui/container';
import { CountUp } from './count-up';

/** The counters band; nothing where the agency counts nothing. */
export function Counters() {
  if (claims.counters.length === 0) return null;
  return (
    <section aria-label={home.countersLabel} className="counters on-dark">
      <Container>
        <dl>
          {claims.counters.map(({ target, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <CountUp target={target} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
