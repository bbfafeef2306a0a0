/** @returns the time that this thread has worked, in milliseconds: waiting for others on a busy machine doesn't count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
