// Ends with 0 when the console of this machine is ready for calls: for orchestrators, where no curl is.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/ready`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
