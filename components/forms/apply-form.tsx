'use client';

import { applicationLabels, answersTo, questionLabel, type Label } from '@/lib/content/forms/labels';
import { consentFor } from '@/lib/content/forms/consent';
import { applicationFields } from '@/lib/contract/forms/application';
import type { FormFields, FormField } from '@/lib/contract/forms/field';
import type { SentJob } from '@/lib/browser/sent/sent';
import type { Question } from '@/lib/contract/questions';
import { answerFields } from '@/lib/contract/forms/answers';
import { appliedBefore, sentPanel } from '@/lib/content/forms/sent';
import { Changing } from '../ui/changing';
import { CvFormFields } from './cv-form-fields';
import { FormFrame } from './form-frame';
import type { ServerParts } from './server-parts';
import { useCaptchaForm } from './use-captcha-form';
import { useSent } from './sent/use-sent';

const KINDS = {
  text: 'text',
  number: 'number',
  choice: 'choice',
  'yes-no': 'choice',
} as const satisfies Record<Question['kind'], FormField['kind']>;

/** Form fields and labels for an employer's screening questions. */
function questionFields(questions: Question[]): { fields: FormFields; labels: Record<string, Label> } {
  const asked = Object.entries(answerFields).flatMap(([name, field], index) => {
    const question = questions[index];
    return question ? [{ name, field, question }] : [];
  });
  return {
    fields: Object.fromEntries(
      asked.map(({ name, field, question }) => [
        name,
        {
          ...field,
          kind: KINDS[question.kind],
          choices: answersTo(question),
          autoComplete: 'off',
          folded: true,
        },
      ]),
    ),
    labels: Object.fromEntries(asked.map(({ name, question }) => [name, questionLabel(question)])),
  };
}

type ApplyFormProps = {
  job: SentJob;
  /** Whether the agency asks for current and expected pay. */
  asksPay: boolean;
  /** The employer's screening questions. */
  questions?: Question[];
  /** The message's own label, for a form that asks for it; it is then unfolded. */
  messageLabel?: Label;
  submit: string;
  parts: ServerParts;
};

const { currentPay, expectedPay, message, consent, source, ...personal } = applicationFields;

/** The 'Enter Your Details' form. */
export function ApplyForm({ job, asksPay, questions = [], messageLabel, submit, parts }: ApplyFormProps) {
  const asked = questionFields(questions);
  const pay: FormFields = asksPay ? { currentPay, expectedPay } : {};
  const fields: FormFields = { ...personal, ...pay, ...asked.fields, message, consent, source };
  const captchaForm = useCaptchaForm({
    name: 'apply-job',
    fields,
    loadSchema: async () => (await import('@/lib/forms/apply-job')).applyFormFor(job.id),
    values: { jobId: job.id },
    about: job.id,
    job,
  });

  return (
    <>
      <AppliedBefore jobId={job.id} />
      <FormFrame of={captchaForm} submitLabel={submit} parts={parts}>
        <CvFormFields
          of={captchaForm}
          fields={fields}
          labels={{
            ...applicationLabels,
            ...asked.labels,
            ...(messageLabel && { message: messageLabel }),
          }}
          wide={Object.keys(asked.fields)}
          isUnfolded={questions.length > 0 || messageLabel !== undefined}
          consent={consentFor(job.id).label}
        />
      </FormFrame>
    </>
  );
}

/** Tells a visitor who already applied for this job in this tab when, and under which reference. */
function AppliedBefore({ jobId }: { jobId: string }) {
  const application = useSent().find(({ job }) => job?.id === jobId);
  if (!application) return null;
  return (
    <p className="applied-before">
      <Changing>{appliedBefore(application.at, application.reference)}</Changing>
      {application.statusPath && (
        <>
          {' '}
          <a href={application.statusPath}>{sentPanel.status}</a>
        </>
      )}
    </p>
  );
}
