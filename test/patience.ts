// What a busy machine takes ten seconds for is awaited all the same; the library's own patience is one second.
if (typeof document !== 'undefined')
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 60_000 });
