type Texts = string | number | boolean | null | Texts[] | { [name: string]: Texts };

/** Texts of the pages that mention matching, by whether the agency uses software for it. */
async function textsWith(matchingSoftware: boolean) {
  jest.resetModules();
  const { claims } = await import('./claims');
  Object.assign(claims, { matchingSoftware });
  const [{ hiring }, { faq }, { privacy, candidateDataNotice }, { about }, { home }] = await Promise.all([
    import('./services/hiring'),
    import('./faq'),
    import('./privacy'),
    import('./about'),
    import('./home'),
  ]);
  return [hiring, faq, privacy, candidateDataNotice, about, home].map((page) =>
    JSON.stringify(page as Texts),
  );
}

const SOFTWARE = /matching software|AI-driven|[Ss]oftware (?:that )?(?:compares|suggests)/;

test('no page mentions matching software unless the agency has it', async () => {
  for (const page of await textsWith(false)) expect(page).not.toMatch(SOFTWARE);
});

test('each of them does if the agency has it', async () => {
  for (const page of await textsWith(true)) expect(page).toMatch(SOFTWARE);
});
