/** What is said of applications that could not be sent, and that the visitor's device keeps. */
export const keptWords = {
  waiting: {
    heading: 'Waiting for a connection',
    text: 'Your application is kept on this device, with your CV, and is sent as soon as there is a connection: by your browser itself where it can, or else when you next open this site. You need not send it again. After 30 days it is deleted.',
  },
  refused: {
    heading: 'Your application was not accepted',
    text: 'It is still on this device. To correct it, fill in the form of the job again. After 30 days it is deleted.',
    form: 'Open the form',
  },
  expired: {
    heading: 'Your application was not sent',
    text: 'In 30 days there was no connection to send it. It has been deleted from this device.',
  },
  facts: { job: 'Job', cv: 'CV', at: 'Written', reason: 'Reason' },
  send: 'Send now',
  sending: 'Sending …',
  notSent: 'It could not be sent just now. It is still on this device.',
  delete: 'Delete',
  deleted:
    'Deleted from this device. If only our answer was lost on the way, we have your application all the same.',
  close: 'Close',
  sent: (title: string, reference: string | undefined) =>
    `Your application for ${title}, kept on this device, has been sent.${reference ? ` Reference ${reference}.` : ''}`,
} as const;
