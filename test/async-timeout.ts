// Testing Library's default of one second is too short for busy machines.
if (typeof document !== 'undefined')
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 60_000 });
