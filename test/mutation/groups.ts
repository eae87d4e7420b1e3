/** What is mutated together: the files, and the tests that must notice. Globs from the root of the project. */
type Group = { mutate: string[]; tests: string[] };

const SOURCES = '!(*.test).ts';

export const groups: Record<string, Group> = {
  // Not `current.ts`, `folder.ts` and `gauges.ts`, which only connect the parts to the process, nor `listing.ts`: its test
  // runs the command, a process of its own, in which nothing is mutated.
  outbox: {
    mutate: [
      `lib/forms/outbox/{accept,redeliver,store,back-off,group-commits,database,payload,problems,open-outbox,alarm}.ts`,
      'lib/base/vault.ts',
    ],
    tests: ['lib/forms/outbox/!(listing).test.ts'],
  },
  facts: { mutate: [`lib/jobs/facts/${SOURCES}`], tests: ['lib/jobs/facts/*.test.ts'] },
  contract: {
    mutate: [`lib/contract/${SOURCES}`, 'lib/upstream/{enquiries,errors,multipart,client}.ts'],
    tests: ['lib/contract/*.test.ts', 'lib/upstream/*.test.ts'],
  },
  forms: {
    mutate: [`lib/forms/${SOURCES}`],
    tests: ['lib/forms/*.test.ts', 'lib/contract/forms/*.test.ts'],
  },
  // Without what draws.
  captcha: {
    mutate: [`lib/forms/captcha/!(*.test|image*|*audio*|*draw*).ts`],
    tests: ['lib/forms/captcha/*.test.ts'],
  },
};
