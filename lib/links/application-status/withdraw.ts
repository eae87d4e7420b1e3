import 'server-only';
import { statusPage } from '../../content/application-status';
import { statusCalls } from '../../contract/application-status';
import { linkToken } from '../../contract/links';
import { applicationStatusPath } from '../../routes';
import { askLink } from '../../upstream/links';
import { problem, seeOther, step } from '../step';

const textOf = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;
/** Handles a button about an application; redirects to its status page. */
const buttonOf = (call: typeof statusCalls.withdraw | typeof statusCalls.sentByMe) =>
  step({
    schema: linkToken,
    limit: 'application-status',
    refuse: () => problem(textOf(statusPage.problems.unknown), 404),
    problems() {
      const unavailable = textOf(statusPage.problems.unavailable);
      return { tooMany: unavailable, unavailable };
    },
    async act({ token }) {
      await askLink(call, { token });
      return seeOther(applicationStatusPath(token));
    },
  });

export const withdraw = buttonOf(statusCalls.withdraw);
export const sentByMe = buttonOf(statusCalls.sentByMe);
