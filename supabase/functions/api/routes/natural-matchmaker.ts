import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import {
  type FinalizeSessionAnswer,
  FinalizeSessionRequest,
  NextQuestionRequest,
  type SessionSummaryAnswer,
  SessionSummaryRequest,
} from "../../../../shared/src/contracts/matchmaker.ts";
import type { NextQuestionEvent } from "../../../../shared/src/protocol/next-question.ts";
import { converse } from "../intelligence/conversation/converse.ts";
import {
  answersForMatch,
  riskTextsOf,
  sessionRecord,
  soundInferences,
} from "../intelligence/conversation/session-record.ts";
import { recommend } from "../intelligence/recommend.ts";
import { answersOwner, personKey } from "../lib/answers-owner.ts";
import { broken } from "../lib/api-error.ts";
import type { ApiEnv } from "../lib/caller.ts";
import { createConversationQuestions } from "../lib/conversation-questions.ts";
import { kindOf, log } from "../lib/log.ts";
import { refreshProfile } from "../lib/profile-generation.ts";
import { readBody } from "../lib/request-body.ts";
import type { Services } from "../lib/services.ts";
import { shortlist } from "../lib/shortlist.ts";
import { authenticate } from "../middleware/authentication.ts";
import { takeTurn } from "../middleware/limits.ts";

/** The spoken conversation: what is asked next, what it comes to in between, and the match at the end. */
export function naturalMatchmakerRoutes(services: Services) {
  const { settings, service, engines } = services;
  const questions = createConversationQuestions(settings);
  const routes = new Hono<ApiEnv>();

  routes.post("/natural-matchmaker/next-question", authenticate(services), async (c) => {
    const { transcript, tone, previousQA, inferredQuestionIds } = await readBody(
      c,
      NextQuestionRequest,
    );
    const owner = await answersOwner(c.get("caller"), null);
    const [asked, intelligence] = await Promise.all([
      questions.all(),
      engines.forPerson(personKey(owner)),
      takeTurn(services, "converse", c),
    ]);
    const state = {
      transcript,
      heardTone: tone ?? null,
      turns: previousQA,
      inferredIds: inferredQuestionIds,
      questions: asked,
    };
    // Proxies in front must not collect what is meant to be spoken at once.
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const given = new AbortController();
      stream.onAbort(() => given.abort());
      const send = (event: NextQuestionEvent) => stream.writeSSE({ data: JSON.stringify(event) });
      try {
        const data = await converse(intelligence, state, {
          say: ({ spokenText: text, tone }) => send({ type: "spokenText", text, tone }),
          signal: given.signal,
        });
        await send({ type: "complete", data });
      } catch (error) {
        // Whoever went away asks for nothing any more.
        if (stream.aborted) return;
        log("error", "conversation_failed", { request: c.get("requestId"), kind: kindOf(error) });
        await send({ type: "error", message: broken(error).message });
      }
    });
  });

  routes.post("/natural-matchmaker/generate-summary", authenticate(services), async (c) => {
    const { previousQA } = await readBody(c, SessionSummaryRequest);
    const owner = await answersOwner(c.get("caller"), null);
    const [intelligence] = await Promise.all([
      engines.forPerson(personKey(owner)),
      takeTurn(services, "converse", c),
    ]);
    const [{ result: summary, engine }, safety] = await Promise.all([
      intelligence.summarise(previousQA),
      intelligence.assessRisk(riskTextsOf(previousQA, {})),
    ]);
    return c.json<SessionSummaryAnswer>({ success: true, summary, engine, safety });
  });

  routes.post("/natural-matchmaker/finalize", authenticate(services), async (c) => {
    const { previousQA, inferredQAs, sessionId } = await readBody(c, FinalizeSessionRequest);
    const owner = await answersOwner(c.get("caller"), null);
    const ids = [...previousQA.map(({ questionId }) => questionId), ...Object.keys(inferredQAs)];
    const [textOf, intelligence] = await Promise.all([
      questions.textOf(ids, (wanted) => service.questionsForAnswers(wanted)),
      engines.forPerson(personKey(owner)),
      takeTurn(services, "analyze", c),
    ]);
    const record = sessionRecord(previousQA, inferredQAs, textOf);
    const [safety, match] = await Promise.all([
      intelligence.assessRisk(riskTextsOf(previousQA, inferredQAs)),
      recommend(intelligence, answersForMatch(record), (query) => shortlist(settings, query)),
    ]);
    if (owner.kind === "account") {
      const { id } = owner.user;
      await service.recordVoiceSession(id, {
        sessionId: sessionId ?? crypto.randomUUID(),
        record,
        turns: previousQA.length,
        insights: Object.keys(soundInferences(previousQA, inferredQAs, textOf)).length,
        match,
      });
      await refreshProfile(services, id);
    }
    return c.json<FinalizeSessionAnswer>({ success: true, ...match, safety });
  });

  return routes;
}
