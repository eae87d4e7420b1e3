import { answersTo, questionLabel } from '@/lib/content/forms/application';
import type { Label } from '@/lib/content/forms/label';
import type { Question } from '@/lib/contract/questions';
import { answerFields } from '@/lib/contract/forms/answers';
import type { FormField, FormFields } from '@/lib/contract/forms/field';

const KINDS = {
  text: 'text',
  number: 'number',
  choice: 'choice',
  'yes-no': 'choice',
} as const satisfies Record<Question['kind'], FormField['kind']>;

/** The fields in which an employer's questions are answered, and their labels. */
export function questionFields(questions: Question[]): { fields: FormFields; labels: Record<string, Label> } {
  const asked = Object.entries(answerFields).flatMap(([name, field], index) => {
    const question = questions[index];
    return question ? [{ name, field, question }] : [];
  });
  return {
    fields: Object.fromEntries(
      asked.map(({ name, field, question }) => [
        name,
        { ...field, kind: KINDS[question.kind], choices: answersTo(question), autoComplete: 'off' },
      ]),
    ),
    labels: Object.fromEntries(asked.map(({ name, question }) => [name, questionLabel(question)])),
  };
}
