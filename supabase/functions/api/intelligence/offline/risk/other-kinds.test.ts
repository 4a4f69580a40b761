import { describe, expect, it } from "vitest";
import type { SafetyKind, SafetyLevel } from "../../../../../../shared/src/contracts/safety.ts";
import { assessRisk } from "./assess-risk.ts";

type Case = [text: string, level: SafetyLevel | null, ...kinds: SafetyKind[]];

function expectAll(cases: Case[]) {
  it.each(cases)("%s → %s", (text, level, ...kinds) => {
    const safety = assessRisk([{ text }]);
    expect({ level: safety?.level ?? null, kinds: safety?.kinds ?? [] }).toEqual({ level, kinds });
  });
}

describe("self-harm", () => {
  expectAll([
    ["I cut myself when I can't feel anything.", "moderate", "self-harm"],
    ["I started cutting again.", "moderate", "self-harm"],
    ["I burn my arms with cigarettes, I burn myself when he yells.", "moderate", "self-harm"],
    ["I have urges to hurt myself almost daily.", "moderate", "self-harm"],
    ["I hit my head against the wall until it stops.", "moderate", "self-harm"],
    ["I scratch my arms until they bleed.", "moderate", "self-harm"],
    ["I hide the cuts under long sleeves.", "moderate", "self-harm"],
    ["self harm is the only thing that helps", "moderate", "self-harm"],
    ["I relapsed and cut last night.", "moderate", "self-harm"],
    ["My daughter cuts herself and hides it.", "moderate", "self-harm"],
    ["I used to cut myself as a teenager, I stopped years ago.", "low", "self-harm"],
    ["I don't cut or hurt myself.", null],
    ["I've never hurt myself on purpose.", null],
  ]);
});

describe("harm to others", () => {
  expectAll([
    ["I'm going to kill my stepfather.", "high", "harm-to-others"],
    ["I bought a gun and I'm going to use it on my ex-wife.", "high", "harm-to-others"],
    ["I am going to shoot up the school.", "high", "harm-to-others"],
    ["I will stab him when he comes home.", "high", "harm-to-others"],
    ["I want to kill my boss.", "moderate", "harm-to-others"],
    ["I keep thinking about hurting my ex.", "moderate", "harm-to-others"],
    ["I'm afraid I will hurt my baby.", "moderate", "harm-to-others"],
    ["I slapped my daughter again last night.", "moderate", "harm-to-others"],
    ["I hit my wife last night.", "moderate", "harm-to-others"],
    [
      "Images of stabbing my husband flash up and horrify me. I'd never do it.",
      "low",
      "harm-to-others",
    ],
    [
      "I have intrusive thoughts of hurting my baby and I'm terrified I'm a monster.",
      "low",
      "harm-to-others",
    ],
    [
      "OCD: thoughts about pushing people onto the tracks, I don't want them.",
      "low",
      "harm-to-others",
    ],
    ["I don't want to hurt anyone.", null],
    ["I would never hurt my kids.", null],
    ["gonna kill him lol he ate my fries", null],
  ]);
});

describe("abuse", () => {
  expectAll([
    ["My husband hits me.", "moderate", "abuse"],
    ["he pushes me around and then says sorry", "moderate", "abuse"],
    ["My boyfriend slapped me last night.", "moderate", "abuse"],
    ["My dad beats me when he's drunk.", "moderate", "abuse"],
    ["She won't let me leave the house.", "moderate", "abuse"],
    ["I'm afraid of my husband.", "moderate", "abuse"],
    ["I'm in an abusive relationship.", "moderate", "abuse"],
    ["My uncle touches me at night.", "moderate", "abuse"],
    ["My husband hits the kids.", "moderate", "abuse"],
    ["I do not feel safe at home.", "moderate", "abuse"],
    ["He threatened to kill me.", "moderate", "abuse"],
    ["He forces me to have sex.", "moderate", "abuse"],
    ["He strangled me on Sunday.", "high", "abuse"],
    ["He says he will kill me if I leave.", "high", "abuse"],
    ["He held a knife to my throat.", "high", "abuse"],
    ["I'm hiding in the bathroom from my boyfriend.", "high", "abuse"],
    ["My husband is hitting me right now.", "high", "abuse"],
    ["My ex used to hit me. I left years ago.", null],
    ["My mother slapped me when I was a kid.", null],
    ["I grew up in an abusive home.", null],
    ["My husband never hits me.", null],
    ["My father hit us.", null],
    ["I left an abusive marriage ten years ago.", null],
  ]);
});

describe("psychosis", () => {
  expectAll([
    ["I hear voices when I'm alone.", "moderate", "psychosis"],
    ["They put a chip in my head.", "moderate", "psychosis"],
    ["The government is spying on me through my phone.", "moderate", "psychosis"],
    ["The TV is sending messages to me.", "moderate", "psychosis"],
    ["I see people that are not there.", "moderate", "psychosis"],
    ["My neighbors are poisoning my food.", "moderate", "psychosis"],
    ["Everyone can hear my thoughts, they broadcast my thoughts.", "moderate", "psychosis"],
    ["The voices tell me to kill myself.", "high", "suicide", "psychosis"],
    ["Voices order me to hurt my sister.", "high", "harm-to-others", "psychosis"],
    ["I heard voices years ago, when I was in the army. Not since.", "low", "psychosis"],
    ["I don't hear voices.", null],
  ]);
});

describe("medical emergencies", () => {
  expectAll([
    ["I just swallowed 40 tylenol.", "high", "suicide", "medical-emergency"],
    ["took a handful of my sleeping pills an hour ago", "high", "suicide", "medical-emergency"],
    ["I took all my pills", "high", "suicide", "medical-emergency"],
    ["i overdosed an hour ago and im scared", "high", "suicide", "medical-emergency"],
    ["I drank bleach.", "high", "suicide", "medical-emergency"],
    ["My friend took too many pills and won't wake up.", "high", "suicide", "medical-emergency"],
    ["I cut too deep and it won't stop bleeding.", "high", "self-harm", "medical-emergency"],
    ["I stopped xanax cold turkey and had a seizure this morning.", "high", "medical-emergency"],
    ["I haven't eaten in six days and I keep fainting.", "high", "medical-emergency"],
  ]);
});

describe("Spanish", () => {
  expectAll([
    ["Quiero morirme.", "moderate", "suicide"],
    ["Ya no quiero vivir.", "moderate", "suicide"],
    ["He pensado en suicidarme", "moderate", "suicide"],
    ["Me voy a matar esta noche.", "high", "suicide"],
    ["Voy a quitarme la vida", "high", "suicide"],
    ["Me tomé todas las pastillas", "high", "suicide", "medical-emergency"],
    ["Mi esposo me pega.", "moderate", "abuse"],
    ["Me corto cuando estoy sola.", "moderate", "self-harm"],
    ["Oigo voces.", "moderate", "psychosis"],
    ["No quiero morir.", null],
    ["Nunca he pensado en suicidarme.", null],
    ["Me muero de hambre.", null],
  ]);

  it("tells how to reach 988 in Spanish", () => {
    expect(assessRisk([{ text: "Quiero morirme." }])?.message).toContain("En español");
    expect(assessRisk([{ text: "I want to die." }])?.message).not.toContain("En español");
  });
});

describe("several texts", () => {
  it("takes the gravest level, and the kinds of what is at least moderate", () => {
    const safety = assessRisk([
      { text: "I tried to kill myself ten years ago." },
      { text: "My husband hits me." },
      { text: "I hear voices." },
    ]);
    expect(safety?.level).toBe("moderate");
    expect(safety?.kinds).toEqual(["abuse", "psychosis"]);
  });

  it("says nothing where nothing is said", () => {
    expect(assessRisk([])).toBeNull();
    expect(assessRisk([{ text: "" }, { text: "   " }])).toBeNull();
  });
});
