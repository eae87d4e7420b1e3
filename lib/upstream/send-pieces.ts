import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readAtMost } from '../shared/read-at-most';

type Options = { headers: Record<string, string>; signal: AbortSignal; maxAnswerBytes: number };

/**
 * POSTs a body that is given in pieces, and reads the answer. By Node's own client: fetch copies the whole body twice
 * before it goes out, which a website that passes CVs on all day has no use for. A redirect is an answer like another.
 * @throws Error as fetch does: the signal's reason, or what befell the connection; TooLarge
 */
export async function sendPieces(url: URL, pieces: Uint8Array[], options: Options): Promise<Response> {
  const { headers, signal, maxAnswerBytes } = options;
  const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    signal,
  });
  try {
    return await new Promise<Response>((resolve, reject) => {
      request.on('error', reject);
      request.once('response', (response) => {
        const status = response.statusCode!;
        readAtMost(response, maxAnswerBytes)
          .then((body) => new Response(body.length > 0 ? body : null, { status }))
          .then(resolve, reject);
      });
      for (const piece of pieces) request.write(piece);
      request.end();
    });
  } catch (error) {
    // By itself it would only say that it was aborted.
    throw signal.aborted ? signal.reason : error;
  }
}
