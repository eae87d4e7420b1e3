import { rupees } from '@/lib/content/law';
import type { SignatureOf } from '@/lib/content/schema/signature';
import { sumOf } from '@/lib/content/services/specimen-payslip';

/** A calendar strip with marked days, beside the payslip. */
export function PayrollMonth({ days, payslip }: SignatureOf<'payroll-month'>) {
  return (
    <div className="payroll-month">
      <div>
        <div aria-hidden="true" className="month-strip">
          {days.map(({ day }) => (
            <span key={day} style={{ '--day': day }} />
          ))}
        </div>
        <ol>
          {days.map(({ day, text }) => (
            <li key={day}>
              <strong>{day}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      <Payslip {...payslip} />
    </div>
  );
}

type PayslipCopy = SignatureOf<'payroll-month'>['payslip'];

/** A payslip; its totals are computed from its lines. */
function Payslip({ title, specimen, amount, earnings, deductions, net, notes }: PayslipCopy) {
  return (
    <div className="payslip">
      <p>
        <strong id="payslip-title">{title}</strong> <span>{specimen}</span>
      </p>
      <table aria-labelledby="payslip-title">
        <Part {...earnings} amount={amount} />
        <Part {...deductions} amount={amount} />
        <tfoot>
          <tr>
            <th scope="row">{net}</th>
            <td>{rupees(sumOf(earnings.lines) - sumOf(deductions.lines))}</td>
          </tr>
        </tfoot>
      </table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function Part({ heading, lines, total, amount }: PayslipCopy['earnings'] & { amount: string }) {
  return (
    <tbody>
      <tr>
        <th scope="col">{heading}</th>
        <th scope="col">{amount}</th>
      </tr>
      {lines.map((line) => (
        <tr key={line.label}>
          <th scope="row">{line.label}</th>
          <td>{rupees(line.amount)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{total}</th>
        <td>{rupees(sumOf(lines))}</td>
      </tr>
    </tbody>
  );
}
