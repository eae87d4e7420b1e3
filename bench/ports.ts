import { choosePortShift } from '../test/free-ports';

const WANTED = {
  site: 3210,
  backend: 4210,
  otherSite: 3230,
  otherBackend: 4230,
  bare: 3220,
  rawHttp: 3221,
  nginxStatic: 3222,
  edge: 3223,
};
const shift = await choosePortShift(Object.values(WANTED), process.env.E2E_PORT_SHIFT);

/** Ports for the benchmarks, distinct from those of the browser tests; checked to be free at the start. */
export const PORTS = {
  bench: { site: WANTED.site + shift, backend: WANTED.backend + shift },
  other: { site: WANTED.otherSite + shift, backend: WANTED.otherBackend + shift },
  bare: WANTED.bare + shift,
  rawHttp: WANTED.rawHttp + shift,
  nginxStatic: WANTED.nginxStatic + shift,
  edge: WANTED.edge + shift,
};
