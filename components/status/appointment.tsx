import { appointmentFacts, appointmentWords as copy } from '@/lib/content/appointment';
import type { Appointment } from '@/lib/contract/application-status';
import { calendarPath, handlers } from '@/lib/routes';
import { Button, buttonStyle } from '../ui/button';
import { Facts } from '../ui/facts';

type Props = { token: string; appointment: Appointment };

/** An agreed date, with the button that confirms it. */
export function AppointmentCard({ token, appointment }: Props) {
  const { kind, at, confirmed } = appointment;
  return (
    <section className="status-appointment" aria-labelledby="status-appointment">
      <h2 id="status-appointment" className="type-subheading">
        {copy.names[kind]}
      </h2>
      <Facts facts={appointmentFacts(appointment).map(([label, value]) => [label, linked(value)])} />
      {confirmed && <p role="status">{copy.confirmed}</p>}
      <p>{copy.cannot}</p>
      <form method="post" action={handlers.confirmAppointment()} className="status-actions">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="at" value={at} />
        {!confirmed && <Button type="submit">{copy.confirm}</Button>}
        <a href={calendarPath(token)} className={buttonStyle('outline')}>
          {copy.calendar}
        </a>
      </form>
    </section>
  );
}

const linked = (text: string) => (/^https:\/\/\S+$/.test(text) ? <a href={text}>{text}</a> : text);
