import { readAtMost } from '../../shared/read-at-most';

const MAX_BYTES = 1024;

/** The `action` of the button that posted a staff page; '' where none can be read. */
export async function readAction(request: Request): Promise<string> {
  try {
    const body = await readAtMost(request.body, MAX_BYTES);
    return new URLSearchParams(body.toString()).get('action') ?? '';
  } catch {
    // Too long, or cut off: no button of ours.
    return '';
  }
}
