import { choosePortShift } from '../test/free-ports';

const numbers = [3200, 4200, 3210, 4210, 3230, 4230, 3220, 3221, 3222, 3223];
const [weightSite, weightApi, benchSite, benchApi, otherSite, otherApi, bare, rawHttp, nginxStatic, edge] =
  await freePorts();

/** Ports for the benchmarks, distinct from those of the browser tests; checked to be free at the start. */
export const PORTS = {
  weight: { site: weightSite!, backend: weightApi! },
  bench: { site: benchSite!, backend: benchApi! },
  other: { site: otherSite!, backend: otherApi! },
  bare: bare!,
  rawHttp: rawHttp!,
  nginxStatic: nginxStatic!,
  edge: edge!,
};

async function freePorts(): Promise<number[]> {
  const shift = await choosePortShift(numbers, process.env.E2E_PORT_SHIFT);
  return numbers.map((number) => number + shift);
}
