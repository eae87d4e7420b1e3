import 'server-only';
import { z } from 'zod';
import { statusPage } from '../content/application-status';
import { stepProblems } from '../content/your-data';
import { paths } from '../contract/calls';
import { type LinkCall, links } from '../contract/links';
import { applicationStatusPath, eraseStepPath, routes, withdrawStepPath, yourDataPath } from '../routes';
import { askLink, takeStep } from '../upstream/links';
import { sendData } from './download';
import { answerStep, problem, seeOther, step } from './step';

const textOf = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;

/** A button of an application's page: makes a call and redirects to the page. */
const ofApplication = (call: LinkCall) =>
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

/** A button on somebody's data. */
const ofData = <Given extends { token: string }>(
  schema: z.ZodType<Given>,
  act: (given: Given) => Promise<Response>,
) =>
  step({
    ...{ schema, limit: 'data-link', act },
    // Not a valid link.
    refuse: () => seeOther(routes.yourData()),
    problems: () => stepProblems,
  });

/** The button of an alert's page and, to unsubscribe, mail clients' one-click unsubscribe. */
const ofAlert = (call: string, page: () => string) => (request: Request) =>
  answerStep(request, (token) => takeStep(call, token), page());

/** The handlers of the buttons behind links in mails, by their addresses below /api/. */
export const linkButtons: Record<string, (request: Request) => Promise<Response>> = {
  'withdraw-application': ofApplication(links.status.withdraw),
  'confirm-appointment': ofApplication(links.status.confirm),
  'your-data/download': ofData(links.data.about.request, sendData),
  'your-data/withdraw': ofData(links.data.withdraw.request, async (given) => {
    await askLink(links.data.withdraw, given);
    // This page shows the outcome.
    return seeOther(withdrawStepPath(given.token, given.id));
  }),
  'your-data/erase': ofData(
    links.data.erase.request.extend({ sure: z.string().optional() }),
    async ({ token, sure }) => {
      if (sure !== 'on') return seeOther(eraseStepPath(token));
      const erased = await askLink(links.data.erase, { token });
      const isErased = typeof erased !== 'string' && erased.status;
      return seeOther(isErased ? routes.yourDataErased() : yourDataPath(token));
    },
  ),
  'job-alert/confirm': ofAlert(paths.confirmJobAlert(), routes.confirmJobAlert),
  'job-alert/unsubscribe': ofAlert(paths.unsubscribeJobAlert(), routes.unsubscribeJobAlert),
};
