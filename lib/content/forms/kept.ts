import { inLanguages } from '../words';

/** For unsent applications kept on the visitor's device. */
export const keptWords = inLanguages('keptWords', {
  waiting: {
    heading: 'Waiting for a connection',
    text: 'Your application and your CV are kept on this device. Your browser sends them when you are online again, or when you next open this site. You need not send them again. After 30 days it deletes them.',
  },
  refused: {
    heading: 'The form was not accepted',
    text: 'Your application is still on this device. To correct it, fill in the job’s form again. After 30 days it is deleted.',
    form: 'Open the form',
  },
  expired: {
    heading: 'Your application was not sent',
    text: 'There was no connection for 30 days, so it was deleted from this device.',
  },
  facts: { job: 'Job', cv: 'CV', at: 'Written', reason: 'Reason' },
  send: 'Send now',
  sending: 'Sending …',
  notSent: 'We could not send it. It is still on this device. Please try again later.',
  delete: 'Delete',
  deleted: 'Deleted from this device. If it had already reached us, we still have your application.',
  close: 'Close',
  sent: (title: string, reference: string | undefined) =>
    `Your application for ${title}, kept on this device, has been sent.${reference ? ` Reference ${reference}.` : ''}`,
} as const);
