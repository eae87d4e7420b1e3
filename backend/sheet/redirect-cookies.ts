/**
 * Cookies within one download: SharePoint answers a shared link with a cookie and a redirect, and gives the file to who
 * brings that cookie along. Each goes back to the host that set it only, over https only or where it came without.
 */
export class RedirectCookies {
  private readonly byOrigin = new Map<string, Map<string, string>>();

  keep(url: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      const cookies = this.byOrigin.get(url.origin) ?? new Map<string, string>();
      this.byOrigin.set(url.origin, cookies.set(name, value.trim()));
    }
  }

  /** The value of the Cookie header; "" where there is none. */
  of(url: URL): string {
    return [...(this.byOrigin.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
