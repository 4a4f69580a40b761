import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";
import { contextOf } from "./safety-for.ts";

/** What is heard of danger, to whom it speaks, and which kinds. */
function heard(text: string) {
  const safety = assessRisk([{ text }]);
  if (safety === null) return null;
  return { level: safety.level, kinds: safety.kinds, about: contextOf(safety).about };
}

describe("whom danger comes from and whom it threatens", () => {
  it.each([
    "I hear voices telling me to hurt my son",
    "The voices want me to kill my mother",
    "A voice told me to push her down the stairs",
    "voices tell me to kill my baby",
    "God told me to sacrifice my daughter",
  ])("speaks to the person who is ordered to hurt somebody: %s", (text) => {
    expect(heard(text)).toMatchObject({ level: "high", about: "self" });
    expect(heard(text)?.kinds).toEqual(["harm-to-others", "psychosis"]);
  });

  it.each([
    "I touched my niece",
    "I touched my niece in a sexual way",
    "I molested my cousin",
    "I did something to my stepdaughter",
    "I fondled my stepson",
    "I touched my stepdaughter inappropriately last year",
  ])("hears the one who did it, not the one it was done to: %s", (text) => {
    expect(heard(text)).toMatchObject({
      level: "moderate",
      kinds: ["harm-to-others"],
      about: "self",
    });
  });

  it.each([
    "I touched my son's shoulder",
    "I touched my niece on the shoulder",
    "I pushed my cart into his",
    "my uncle touched me when I was a kid",
  ])("hears nothing in %s", (text) => expect(heard(text)).toBeNull());

  it("still hears who is harmed by somebody", () => {
    expect(heard("he touched me and I pushed him away")?.kinds).toEqual(["abuse"]);
    expect(heard("my stepdad touched my sister")?.kinds).toEqual(["abuse"]);
  });

  it("hears the pills of another person as the means of whoever has them", () => {
    const found = heard("I have my mom's pills saved up");
    expect(found).toEqual({ level: "high", kinds: ["suicide"], about: "self" });
    expect(heard("my mom is suicidal")?.about).toBe("other");
    expect(heard("my mom has been saving up her pills")?.about).toBe("other");
  });
});

describe("a body in danger", () => {
  it.each([
    "I think I'm having a heart attack",
    "I think I'm having a stroke",
    "my chest hurts and my left arm is numb",
    "half of my face is numb",
    "I'm slurring my words",
    "I can't breathe",
    "I can't breathe right now",
    "my throat is closing",
    "my lips are swelling",
    "I think I overdosed",
    "I took too many",
  ])("comes before everything else: %s", (text) => {
    const safety = assessRisk([{ text }]);
    expect(safety).toMatchObject({ level: "high" });
    expect(safety?.message).toMatch(/^Call 911 now/);
  });

  it("is somebody else's where it happens to them", () => {
    expect(heard("my mom is having a stroke")).toMatchObject({ level: "high", about: "other" });
  });

  it.each([
    "I can't breathe in this marriage",
    "I feel like I can't breathe",
    "I get panic attacks where I can't breathe",
    "it felt like I was having a heart attack but it was a panic attack",
    "I think I'm having a heart attack every time I fly",
    "I feel like I'm having a heart attack during panic attacks",
    "my dad had a heart attack last year",
    "I'm always afraid of having a stroke one day",
  ])("is not what fear and figures of speech tell of: %s", (text) => {
    expect(heard(text)).toBeNull();
  });
});

describe("an end with a time", () => {
  it.each([
    "I'm thinking about ending it tonight",
    "I'm ending it tonight",
    "thinking of ending everything tonight",
    "I think about killing myself tonight",
    "it all ends tonight",
    "I'm going to end it tomorrow",
  ])("is high: %s", (text) => expect(heard(text)?.level).toBe("high"));

  it.each([
    "I'm ending it with my boyfriend tonight",
    "I'm ending it with him tonight",
    "I'm ending it tonight with my girlfriend",
    "we are ending our lease tomorrow",
    "the meeting ends tonight",
    "I'm not going to kill myself tonight or ever",
  ])("is another end: %s", (text) => expect(heard(text)).toBeNull());
});

describe("anger at things, and weapons that are kept", () => {
  it.each([
    "I punched the wall",
    "I punched a wall last night",
    "My wife said she'd leave after I punched the wall",
    "I hit the wall when I get angry",
    "I punched a wall last week and broke my hand",
    "I kicked the door again",
    "I put my fist through the door",
    "I keep a pistol for protection",
    "I have a pistol in my nightstand for protection",
    "my rifle is in the safe, I hunt deer",
    "I have a shotgun in my closet for home defense",
  ])("is no danger by itself: %s", (text) => expect(heard(text)).toBeNull());

  it("is danger where it is meant for oneself or another", () => {
    expect(heard("I punch the wall until my knuckles bleed")?.kinds).toEqual(["self-harm"]);
    expect(heard("I hit the wall and it calms me")?.kinds).toEqual(["self-harm"]);
    expect(heard("he punches the wall next to my head")?.kinds).toEqual(["abuse"]);
    expect(heard("he punched the wall and said I'm next")?.level).toBe("high");
    expect(heard("I keep a pistol for protection and I think about using it on myself")).toEqual({
      level: "high",
      kinds: ["suicide"],
      about: "self",
    });
    expect(heard("I have a hunting rifle in the closet and lately I look at it")?.level).toBe(
      "high",
    );
    expect(heard("I keep a gun for protection. I want to die")?.level).toBe("high");
    expect(heard("my husband keeps a pistol and says he'll use it on me")?.kinds).toEqual([
      "abuse",
    ]);
  });
});
