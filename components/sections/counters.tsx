import './home.css';
import { home } from '@/lib/content/home';
import { Container } from '../ui/container';
import { CountUp } from './count-up';

/** The counters band. */
export function Counters() {
  return (
    <section aria-label={home.countersLabel} className="counters on-dark">
      <Container>
        <dl>
          {home.counters.map(({ target, label }) => (
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
