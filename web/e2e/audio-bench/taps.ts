/**
 * Run before a page's own scripts: remembers its sockets and audio contexts, and listens in on what
 * leaves for the loudspeaker. Self-contained: it is sent to the browser as text.
 */
export function tapAudio(): void {
  window.contexts = [];
  window.sockets = [];
  const Plain = window.AudioContext;
  window.AudioContext = class extends Plain {
    constructor(options?: AudioContextOptions) {
      super(options);
      window.contexts.push(this);
    }
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL) {
      super(url);
      window.sockets.push(this);
    }
  };

  const listenIn = (node: AudioNode) => {
    const analyser = node.context.createAnalyser();
    analyser.fftSize = 512;
    node.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
      const energy = Math.sqrt(squares / samples.length);
      window.bench.heard.push({ at: performance.now(), energy });
    }, 5);
  };
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) listenIn(this);
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
}
