import { describe, expect, it } from "vitest";
import { assessRisk } from "./assess-risk.ts";

/**
 * Danger told in the same words in which people tell of ordinary days (see
 * `everyday-life.test.ts`): what quiets those must never quiet these.
 */
describe("danger in everyday words is heard", () => {
  it.each([
    ["I think about killing myself.", "moderate"],
    ["I don't want to wake up tomorrow.", "high"],
    ["I do not want to wake up.", "moderate"],
    ["Everyone would be better off without me.", "moderate"],
    ["everybody'd be better off if i wasn't around", "moderate"],
    ["My family would be happier if I were dead.", "moderate"],
    ["I've been saying goodbye to people without them knowing.", "high"],
    ["I'm saying my goodbyes this week and I've written the letters.", "high"],
    ["I have the pills saved up in my drawer.", "high"],
    ["I know how I'd do it and I have picked the day.", "high"],
    ["I am going to end my life tonight.", "high"],
    ["I wish I could go to sleep and never wake up.", "moderate"],
    ["I sometimes hope a truck hits me.", "moderate"],
    ["There is no reason to go on living.", "moderate"],
    ["I can't see a reason to stay alive.", "moderate"],
    ["What's the point of being alive any more.", "moderate"],
    ["I'm tired of being alive.", "moderate"],
    ["I am done with life.", "moderate"],
    ["I'd rather be dead than feel this for another year.", "moderate"],
    ["Suicide is on my mind most nights.", "moderate"],
    ["I've been looking up painless ways to die.", "moderate"],
    ["I keep thinking about driving into a tree.", "moderate"],
    ["The only reason I'm still here is my daughter.", "moderate"],
    ["Staying for my kids is the only thing left, I'm so tired.", "moderate"],
    ["Some days it's just not worth it anymore.", "moderate"],
    ["I drove to the bridge yesterday and sat there.", "moderate"],
    ["I parked at the cliff alone for hours.", "moderate"],
    ["I feel like a burden and they'd be better off without me.", "moderate"],
    ["I won't be here next year anyway.", "moderate"],
    ["I gave my dog away because soon I won't be needed.", "moderate"],
    ["My son says he wants to die and he has a rope in his closet.", "high"],
    ["My friend texted me goodbye and now she doesn't answer.", "high"],
    ["I can't do this anymore, I want to be gone.", "moderate"],
    ["I want it all to be over for good, I mean my life.", "moderate"],
    ["It would be easier to be dead.", "moderate"],
    ["I wish I was never born.", "moderate"],
    ["Nobody would miss me if I died.", "moderate"],
    ["I lost my will to live.", "moderate"],
    ["I work with suicidal clients, and lately I want to kill myself too.", "moderate"],
    [
      "As a therapist I should know better, but I've been thinking about ending my life.",
      "moderate",
    ],
    ["My mother died in March and I want to follow her.", "moderate"],
    ["Since my wife died I just want to be with her, I have her pills.", "moderate"],
    ["I don't see a future for me any more.", "moderate"],
    ["no quiero vivir más", "moderate"],
    ["Sometimes I stand on the bridge and think about jumping.", "high"],
    ["I loaded the gun and then I put it back.", "high"],
    ["I have a rope in the closet and I keep looking at it.", "high"],
    ["The gun is in my nightstand and I sit with it at night.", "high"],
    ["I saved up my pills, I have enough.", "high"],
    ["I've been collecting my antidepressants instead of taking them.", "high"],
    ["My medication is laid out on the table in front of me.", "high"],
    ["I keep going to the bridge and wondering what it would be like.", "moderate"],
    ["I am on the bridge right now.", "high"],
    ["I stood on the roof last night with one leg over the railing.", "moderate"],
    ["I cleaned out my apartment, closed my accounts, and I'm going to do it tonight.", "high"],
    ["My kids are the only thing keeping me alive.", "moderate"],
    ["The only reason I'm alive is my dog.", "moderate"],
    ["I couldn't do that to my kids, otherwise I would have done it.", "moderate"],
    ["I don't see a version of me next year.", "moderate"],
    ["I wake up disappointed that I woke up.", "moderate"],
    ["I'm tired of existing.", "moderate"],
    ["I see no reason to get up, no reason to live.", "moderate"],
    ["There's nothing left for me here.", "moderate"],
    ["My wife died in May and I want to join her.", "moderate"],
    ["Now that mom is dead I wish I was dead too.", "moderate"],
    ["I'd be a relief to everyone if I died.", "moderate"],
    ["They would manage better without me around.", "moderate"],
    ["My student told me goodbye and wrote that he has no reason to live.", "moderate"],
    ["My patient said she will kill herself tonight.", "high"],
    ["My brother is saying goodbye to everyone and he gave away all his things.", "high"],
    ["I'm a nurse and I want to die.", "moderate"],
    ["I tell my clients to hold on, and then I go home and plan my own death.", "high"],
    ["I treat suicidal people, and I am suicidal myself.", "moderate"],
    ["I keep swerving toward oncoming traffic.", "moderate"],
    ["I imagine driving into a wall.", "moderate"],
  ])("as suicide: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("suicide");
  });

  it.each([
    ["I cut my arms when it gets too much.", "moderate"],
    ["I burn myself with a lighter so that I feel something.", "moderate"],
    ["I bang my head against the wall until it stops.", "moderate"],
    ["I started cutting again last week.", "moderate"],
    ["I scratch my arms until they bleed to calm down.", "moderate"],
    ["ive been cuting my thighs agian", "moderate"],
    ["I starve myself and I cut my legs.", "moderate"],
  ])("as self-harm: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("self-harm");
  });

  it.each([
    ["My husband hits me when he drinks.", "moderate"],
    ["My boyfriend choked me last night and I'm afraid to go home.", "high"],
    ["He says he will kill me if I leave.", "high"],
    ["My dad punches me and I hide the bruises with sleeves.", "moderate"],
    ["My partner locks me in and keeps my phone.", "moderate"],
    ["I am afraid of my husband, he threw me against the wall.", "moderate"],
    ["He keeps my phone and my keys so that I can't leave.", "moderate"],
    ["My dad comes into my room at night and touches me.", "moderate"],
    ["He put his hands on me again last night.", "moderate"],
    ["My husband took my phone and keys and I can't go out.", "moderate"],
    ["He took my phone and I couldn't call anyone.", "moderate"],
    ["My ex is outside my house with a gun right now.", "high"],
    ["I am afraid of what my boyfriend will do to me.", "moderate"],
  ])("as abuse: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("abuse");
  });

  it.each([
    ["I want to kill my boss and I have a gun in the car.", "high"],
    ["I'm going to hurt him, I know where he parks.", "high"],
    ["I have thoughts of stabbing my roommate.", "moderate"],
    ["I am going to shoot up the office.", "high"],
    ["I want to strangle my wife, I had my hands around her neck.", "moderate"],
  ])("as harm-to-others: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("harm-to-others");
  });

  it.each([
    ["The voices tell me to jump.", "high"],
    ["I hear voices that tell me I should hurt my mother.", "high"],
    ["I heard a voice that told me to stab my sister.", "high"],
    ["God told me to sacrifice my son tonight.", "high"],
  ])("as psychosis: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("psychosis");
  });

  it.each([
    ["I took a whole bottle of Tylenol an hour ago.", "high"],
    ["I am pregnant and I can't stop bleeding.", "high"],
  ])("as medical-emergency: %s → %s", (text, level) => {
    const safety = assessRisk([{ text }]);
    expect(safety?.level).toBe(level);
    expect(safety?.kinds).toContain("medical-emergency");
  });
});
