import { describe, expect, it } from "vitest";
import { answering } from "../offline/reading/example-answers.ts";
import { readClient } from "../offline/reading/read-client.ts";
import { audienceOf, isAmong } from "./audience.ts";
import { therapist } from "./example-therapists.ts";

const PRACTICES = {
  "gay men": "Gay and bisexual men: relationships, sexuality and shame",
  "new parents": "Pregnancy, postpartum and infertility",
  "young adults": "Students and young adults who feel stuck",
  children: "Teens, children and their parents",
  veterans: "Trauma and PTSD in veterans and first responders",
  "Deaf adults": "Depression and anxiety in Deaf and disabled adults",
  men: "Anger, stress and men under pressure",
  "LGBTQ youth": "Gender, LGBTQ+ youth and young adults",
} as const;

const among = (practice: keyof typeof PRACTICES, now: string) =>
  isAmong(
    audienceOf(therapist({ specialty: PRACTICES[practice] })),
    readClient(answering({ now })),
  );

describe("a practice for particular people", () => {
  it.each<[keyof typeof PRACTICES, string]>([
    ["gay men", "My wife found out that I had an affair."],
    ["gay men", "The plant closed in June and I have nowhere to go."],
    ["gay men", "I lost my job and my wife won't look at me."],
    ["new parents", "I'm about to fail two classes and my mom found out."],
    ["new parents", "My wife died in February, after forty-six years."],
    ["new parents", "I was a corpsman in Fallujah."],
    ["young adults", "I retired in May and I don't know what I'm for."],
    ["young adults", "My wife leaves job ads on the table."],
    ["young adults", "I'm 52 and I feel stuck."],
    ["children", "I'm burned out, I cry in the supply closet."],
    ["veterans", "My nine-year-old died in May."],
    ["veterans", "I work with veterans and I have nothing left."],
    ["Deaf adults", "I feel empty and I can't get up."],
    ["Deaf adults", "My daughter is deaf and her school gave up."],
    ["Deaf adults", "I teach deaf kids and I am tired."],
    ["men", "I'm a nurse and I have nothing left."],
    ["men", "My husband had an affair."],
    ["LGBTQ youth", "My husband had an affair."],
    ["LGBTQ youth", "I was high school valedictorian."],
  ])("(%s) is not for who says nothing of being one of them: %s", (practice, said) => {
    expect(among(practice, said)).toBe(false);
  });

  it.each<[keyof typeof PRACTICES, string]>([
    ["gay men", "I'm gay and I just came out at forty."],
    ["gay men", "I think I am bi and I'm ashamed of it."],
    ["gay men", "We haven't had sex in two years and I can't say why."],
    ["new parents", "Our son is nine weeks old and I feel nothing."],
    ["new parents", "We lost the baby at eleven weeks."],
    ["new parents", "I had an abortion in the spring and I miss somebody I never met."],
    ["young adults", "I'm failing two classes and I sleep until two."],
    ["young adults", "I feel behind everybody."],
    ["children", "My daughter is fifteen and refuses to go to school."],
    ["children", "I yell at my kids every morning."],
    ["veterans", "I served two tours in Iraq."],
    ["veterans", "I was mugged in the parking garage and I can't go back there."],
    ["Deaf adults", "I'm deaf and nobody at work signs."],
    ["Deaf adults", "I use a wheelchair since the spring and I cry a lot."],
    ["Deaf adults", "My fibromyalgia took the year."],
    ["men", "My wife says I'm a stranger, I work all the time."],
    ["men", "I lose my temper with everyone, I yell at my sister."],
    ["LGBTQ youth", "I'm trans and everyone uses my dead name."],
    ["LGBTQ youth", "I'm a student and I think I'm queer."],
  ])("(%s) is for who does: %s", (practice, said) => {
    expect(among(practice, said)).toBe(true);
  });

  it("is any practice that names nobody", () => {
    expect(audienceOf(therapist({ specialty: "Anxiety, panic and social anxiety" })).size).toBe(0);
  });
});
