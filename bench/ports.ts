/** Ports of what the measurements start, apart from those of `npm start` and the browser tests. */
export const PORTS = {
  weight: { site: 3200, backend: 4200 },
  bench: { site: 3210, backend: 4210 },
  bare: 3220,
  rawHttp: 3221,
  nginxStatic: 3222,
  edge: 3223,
};
