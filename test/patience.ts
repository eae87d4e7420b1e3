// What a busy machine takes ten seconds for is awaited all the same; the library's own patience is one second.
if ('document' in globalThis)
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 60_000 });
