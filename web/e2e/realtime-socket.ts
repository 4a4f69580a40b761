import type { Page, WebSocketRoute } from "@playwright/test";

const REALTIME = /\/realtime\/v1\/websocket/;

/**
 * Lets the page's socket through, and tells once a channel whose topic begins like this is joined.
 * `refused` closes every socket from then on; `deaf` swallows what the server announces.
 */
export async function watchSocket(page: Page, topic: string) {
  let tellJoined = () => {};
  const joined = new Promise<void>((resolve) => {
    tellJoined = resolve;
  });
  const state = { refused: false, deaf: false, open: null as WebSocketRoute | null, joined };
  await page.routeWebSocket(REALTIME, (socket) => {
    if (state.refused) return void socket.close();
    state.open = socket;
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      if (state.deaf && text.includes("changed")) return;
      if (text.includes('"ok"') && text.includes(topic)) tellJoined();
      socket.send(message);
    });
  });
  return state;
}
