import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-dynamic';

/** GET /llms.txt: a summary of the site for language models (llmstxt.org). */
export function GET() {
  return new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
