/** Every port that the browser tests and `npm run simulate` listen on, before shifting. */
export const PORT_NUMBERS = {
  /** Occupied by the run that chose these. */
  chosen: 3099,
  sample: 3100,
  cutOff: 3102,
  tagged: 3103,
  changing: 3104,
  starting: 3105,
  literal: 3106,
  metrics: 3109,
  faults: 3110,
  own: 3116,
  behindCaddy: 3117,
  confirmed: 3119,
  mail: 3525,
  sampleApi: 4100,
  changingApi: 4104,
  startingApi: 4105,
  literalApi: 4106,
  ownApi: 4116,
  confirmedApi: 4118,
  faultsApi: 4110,
  /** The desks: 100 above their APIs. */
  sampleDesk: 4200,
  changingDesk: 4204,
  startingDesk: 4205,
  faultsDesk: 4210,
  ownDesk: 4216,
  confirmedDesk: 4218,
  /** Nothing listens here. */
  noApi: 4199,
};
