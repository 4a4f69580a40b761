import { InferredQAs, VoiceAnswer } from "@rapport/shared/contracts/matchmaker.ts";
import { Safety } from "@rapport/shared/contracts/safety.ts";
import * as z from "zod/mini";
import { DraftOwner, mayRead } from "@/lib/draft-owner.ts";
import { onDraftChange, readDraft, writeDraft } from "@/lib/draft-storage.ts";
import { useSession } from "@/lib/session.ts";
import { nextOwner, ownerNow } from "@/lib/who-answers.ts";
import { DRAFT_KEY } from "./draft-key.ts";
import { isWorthKeeping, type SessionRecord } from "./machine/session-record.ts";

const KeptRecord = z.object({
  sessionId: z.guid(),
  turns: z.array(VoiceAnswer),
  inferredQAs: InferredQAs,
  asked: z.object({ questionId: z.string(), text: z.string(), heard: z.string() }),
  words: z.array(z.string()),
  unsent: z.array(z.string()),
  typed: z.string(),
  safety: z.nullable(Safety),
  acknowledged: z.nullable(Safety),
  readinessTold: z.boolean(),
});

/** A conversation as the browser keeps it through a reload, and the page that kept it last. */
const Kept = z.object({
  owner: DraftOwner,
  page: z.string(),
  keptAt: z.number(),
  record: KeptRecord,
});

/** Each tab has a conversation of its own; so many are kept, the latest ones. */
const Drafts = z.object({ version: z.literal(2), drafts: z.array(Kept) });
const DRAFTS_LIMIT = 3;

const readDrafts = () => readDraft(DRAFT_KEY, Drafts)?.drafts ?? [];
const writeDrafts = (drafts: readonly unknown[]) => writeDraft(DRAFT_KEY, { version: 2, drafts });

/** What another tab did to this page's conversation: logged out, or goes on with it. */
export type Elsewhere = "gone" | "taken";

/** The conversation of one page: what an earlier one left, and where this one is kept. */
export interface SessionDraft {
  /** This tab's own, else the latest of this browser. */
  readonly kept: SessionRecord | null;
  /** Whose it is by now. */
  owner(): DraftOwner;
  /** It begins, or is gone on with: no other tab has it from now on. */
  begin(record: SessionRecord): void;
  /** Keeps it as it stands. */
  keep(record: SessionRecord): void;
  /** It has come to its end: there is nothing to go on with. */
  forget(): void;
  /** Calls back about what other tabs do to it. Returns how to end that. */
  watch(listener: (what: Elsewhere) => void): () => void;
}

export function openDraft(): SessionDraft {
  let owner = ownerNow();
  let current: string | null = null;
  const page = crypto.randomUUID();
  const own = tabsOwn();
  const offered = readDrafts()
    .filter((draft) => mayRead(draft.owner, owner))
    .sort((one, other) => other.keptAt - one.keptAt);
  const kept = offered.find(({ record }) => record.sessionId === own) ?? offered[0];

  function keep(record: SessionRecord) {
    const next = nextOwner(owner);
    if (next === null) return;
    owner = next.owner;
    current = record.sessionId;
    const others = readDrafts()
      .filter((draft) => draft.record.sessionId !== current && mayRead(draft.owner, owner))
      .sort((one, other) => other.keptAt - one.keptAt)
      .slice(0, DRAFTS_LIMIT - 1);
    const draft = { owner, page, keptAt: Date.now(), record };
    writeDrafts([draft, ...others]);
    setTabsOwn(current);
  }

  function hear(now: "kept" | "gone"): Elsewhere | null {
    if (now === "gone") {
      // Another tab has logged out: here, too, nobody is expected to log in again.
      if (useSession.getState().status === "ended") useSession.setState({ status: "signed-out" });
      owner = ownerNow();
      return "gone";
    }
    const mine = readDrafts().find(({ record }) => record.sessionId === current);
    return mine && mine.page !== page ? "taken" : null;
  }

  return {
    kept: kept?.record ?? null,
    owner: () => owner,
    begin(record) {
      if (isWorthKeeping(record)) keep(record);
      // There is something for a logout to take away, which tells this page.
      else writeDrafts(readDrafts());
    },
    keep,
    forget() {
      writeDrafts(readDrafts().filter(({ record }) => record.sessionId !== current));
      setTabsOwn(null);
    },
    watch: (listener) =>
      onDraftChange(DRAFT_KEY, (now) => {
        const what = hear(now);
        if (what === null) return;
        current = null;
        setTabsOwn(null);
        listener(what);
      }),
  };
}

/** The session that this tab had before a reload; null also where the browser keeps nothing. */
function tabsOwn(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY);
  } catch {
    return null;
  }
}

function setTabsOwn(sessionId: string | null): void {
  try {
    if (sessionId === null) window.sessionStorage.removeItem(DRAFT_KEY);
    else window.sessionStorage.setItem(DRAFT_KEY, sessionId);
  } catch {
    // The latest conversation of this browser is offered then.
  }
}
