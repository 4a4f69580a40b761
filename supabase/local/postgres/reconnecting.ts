/**
 * Seconds until a connection that failed so often is tried again. The driver's own wait grows to 20 s,
 * which would keep people waiting long after a database that fell has come back.
 */
export const secondsUntilNextTry = (failures: number): number => Math.min(2 ** failures / 50, 0.5);
