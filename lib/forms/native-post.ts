/**
 * Whether the browser itself posted a form, because its scripts have not come yet; they accept any type of response.
 * Such a post has no captcha and is never accepted: 204 keeps the page and all that was typed.
 */
export function isNativePost(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
