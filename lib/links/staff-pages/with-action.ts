import { orBadBody, readBody } from '../../forms/read-body';

/** Answers the post of a staff page by the `action` of the button; '' for one without. */
export function withAction(
  request: Request,
  respond: (action: string) => Promise<Response>,
): Promise<Response> {
  return orBadBody(async () => {
    const { action } = await readBody(request, 'button');
    return respond(typeof action === 'string' ? action : '');
  });
}
