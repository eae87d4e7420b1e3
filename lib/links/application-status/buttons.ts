import 'server-only';
import type { z } from 'zod';
import { statusPage } from '../../content/application-status';
import { statusCalls } from '../../contract/application-status';
import { type LinkCall } from '../../contract/links';
import { applicationStatusPath } from '../../routes';
import { askLink } from '../../upstream/links';
import { problem, seeOther, step } from '../step';

const textOf = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;

/** A button of the status page: makes a call and redirects to the page. */
const buttonOf = <T extends { token: string }, A extends z.ZodType>(call: LinkCall<z.ZodType<T>, A>) =>
  step({
    schema: call.request,
    limit: 'application-status',
    refuse: () => problem(textOf(statusPage.problems.unknown), 404),
    problems() {
      const unavailable = textOf(statusPage.problems.unavailable);
      return { tooMany: unavailable, unavailable };
    },
    async act(given) {
      await askLink(call, given);
      return seeOther(applicationStatusPath(given.token));
    },
  });

/** Withdraws an application. */
export const withdraw = buttonOf(statusCalls.withdraw);

/** Confirms an appointment. */
export const confirmAppointment = buttonOf(statusCalls.confirm);
