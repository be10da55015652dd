/** What follows is a task of its own: the browser may paint and hear the person before it. A message, since a timer waits longer than it is told. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
