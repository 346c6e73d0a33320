/** Functions of an application by how often they are used, the busiest first, as bar heights. */
export const usage = [146, 128, 104, 88, 52, 42, 36, 30, 25, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1];

/** The number of functions on the first screen, and the index of the first one to retire. */
export const firstScreen = 4;
export const retired = 14;
