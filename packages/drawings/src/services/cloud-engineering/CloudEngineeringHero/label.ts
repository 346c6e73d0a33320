export const label =
  'Architecture of a scaling service: users reach an edge cache and a load balancer, which spreads work over three zones backed by a primary database and two replicas. Below, a chart of one day shows capacity stepping up ahead of load and down after it.';
