import './home.css';
import { claims } from '@/lib/content/claims';
import { home } from '@/lib/content/home';
import { Container } from '../ui/container';
import { CountUp } from './count-up';

/** The counters band. */
export function Counters() {
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
