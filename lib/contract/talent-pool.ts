/** The id of the standing job for CVs without a job: open without end, and in no list. Such an API has the extra 'talent-pool'. */
export const TALENT_POOL = 'talent-pool';

/** Fields of a CV registered without a job, before it became an application: the work wanted leads the message. */
export function pooledFields({ roles, cities, message, ...fields }: Record<string, string>) {
  const request = [roles, cities].filter(Boolean).join(' – ');
  return { ...fields, message: [request, message].filter(Boolean).join('\n') };
}
