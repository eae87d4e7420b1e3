import { answerVerifyLink, answerVerifyPost } from '@/lib/links/verify/handler';

export const dynamic = 'force-dynamic';

/** GET /api/verify?code=: what the page /verify?code= passes on. */
export const GET = answerVerifyLink;

/** POST /api/verify: the page's forms. */
export const POST = answerVerifyPost;
