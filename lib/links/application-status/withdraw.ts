import 'server-only';
import { statusPage } from '../../content/application-status';
import { statusCalls } from '../../contract/application-status';
import { linkToken } from '../../contract/links';
import { applicationStatusPath } from '../../routes';
import { askLink } from '../../upstream/links';
import { problem, seeOther, step } from '../step';

const textOf = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;

/** Withdraws an application; redirects to its status page. */
export const withdraw = step({
  schema: linkToken,
  limit: 'application-status',
  refuse: () => problem(textOf(statusPage.problems.unknown), 404),
  problems() {
    const unavailable = textOf(statusPage.problems.unavailable);
    return { tooMany: unavailable, unavailable };
  },
  async act({ token }) {
    await askLink(statusCalls.withdraw, { token });
    return seeOther(applicationStatusPath(token));
  },
});
