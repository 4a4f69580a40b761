import { said, therapists, type Vignette } from "../vignette.ts";

/** Food, body, habits, sleep, illness and brains of another make. */
export const HELD_OUT_BODY_AND_HABITS: Vignette[] = [
  {
    id: "f01",
    title: "After everyone is in bed",
    about: ["eating"],
    answers: said({
      whyNow:
        "My daughter found the wrappers in the spare tire well. I am 47, I hid cake from a child.",
      days: "Nothing till 4, then from ten at night whatever there is, standing up, till it hurts. Monday I start over.",
      tried:
        "Keto, Noom, a nurse who said 'just stop buying it'. Every diet makes the nights worse.",
      practical: "Richmond, Virginia, I could go up to 180",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Marcus", "Tyler"),
    needs: "Binge eating fed by dieting; an eating disorder clinician in Virginia.",
  },
  {
    id: "f02",
    title: "She cuts a grape in four",
    about: ["eating", "teens", "parenting"],
    answers: said({
      whyNow:
        "Writing for our daughter, 15. The pediatrician said her pulse is slow and she must see somebody.",
      days: "she runs at 5am, weighs her lettuce, hasn't had her period since spring. Dinner is a war. We're in Pittsburgh",
      tried:
        "School counselor did art with her and 'didn't want to focus on food'. She lost 6 more pounds.",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Maya", "Tyler"),
    needs: "Adolescent restriction with medical signs; parents in the treatment; Pennsylvania.",
  },
  {
    id: "f03",
    title: "Lights off",
    about: ["body image", "sexuality"],
    answers: said({
      first:
        "I want to be able to have sex with my boyfriend with a lamp on. Or take off my shirt at Fire Island, ever.",
      days: "mirror check every bathroom, gym 6x a week. I eat normally, it's not that, I just can't stand to be seen",
      leave: "Someone who gets squeamish when I say what two men do",
    }),
    fits: therapists("Kyle", "Rebecca"),
    needs: "A gay man's shame about his body in bed; candid about sex.",
  },
  {
    id: "f04",
    title: "Wine o'clock moved to three",
    about: ["substances"],
    answers: said({
      whyNow:
        "Put the car in the neighbors hydrangeas at 4 in the afternoon. Two boxes of pinot a week if im honest.",
      tried: "AA twice. The praying put me off and I do NOT want to say I am anything.",
      hardTruth: "give it to me with a laugh and I'll take it",
      practical: "Terre Haute Indiana, evenings, telephone would be easiest. a hundred ish",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Ruth", "Anthony"),
    needs: "Drinking, without a creed; humor; Indiana.",
  },
  {
    id: "f05",
    title: "He drinks, I lie awake",
    about: ["sleep"],
    answers: said({
      first:
        "SLEEP. I have been awake from 1 to 5 for six years. My husband likes his whisky but he is not what I am here about.",
      tried:
        "Ambien, melatonin, lavender, an app with rain. A friend did a sleep course with a diary and it worked for her.",
      threeMonths: "Six hours in a row and no pill. Tell me the rules and I will keep them.",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Marcus"),
    needs:
      "Chronic insomnia and a wish for a program; the drinking is somebody else's, and not the matter.",
  },
  {
    id: "f06",
    title: "Parlay",
    about: ["behavioural addictions"],
    answers: said({
      whyNow: "wife opened the credit card bill. 23k on fanduel since the super bowl",
      days: "I bet korean baseball in the can at work. I don't even know the rules of korean baseball",
      feelings: "i get bored more than sad. then i open the app",
      hardTruth: "straight, no pamphlets",
      practical: "Columbus OH. broke obviously, 90 tops",
    }),
    fits: therapists("Marcus"),
    needs: "Sports betting; frank; Ohio on what is left.",
  },
  {
    id: "f07",
    title: "Browser history",
    about: ["behavioural addictions", "infidelity and divorce"],
    answers: said({
      whyNow:
        "My wife walked in. It is three, four hours of porn a night since the pandemic, and I have lied about it for years.",
      tried:
        "A men's group at church: accountability software and a lot of shame. I only got sneakier.",
      stuck: "Honest questions. Somebody who has seen worse and won't faint.",
      practical: "By myself, not as a couple.",
    }),
    fits: therapists("Marcus", "Kyle"),
    mustNot: therapists("Tom"),
    needs: "Compulsive porn use without shaming; alone.",
  },
  {
    id: "f08",
    title: "Long sleeves in July",
    about: ["self-harm", "relationships"],
    answers: said({
      whyNow:
        "he left me on read for a day so i cut, again, third time this month. then i sent 41 texts",
      feelings: "0 to 100. and then i'd do anything to make it stop",
      tried:
        "nice lady at the campus clinic, got scared and 'referred out'. thats the second one to drop me",
      practical: "Im 22, in Cleveland Ohio. my aunt pays",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Tyler", "Maya", "Marcus"),
    needs: "Repeated self-harm after rejection; a full program that does not drop people.",
  },
  {
    id: "f09",
    title: "Awake since the mill closed",
    about: ["sleep", "transitions"],
    answers: said({
      days: "Retired 2 years from shift work. In bed at 9, looking at ceiling at 11, 1, 3. Nap in the truck after lunch.",
      threeMonths: "To sleep like a person. I'm not sad and not nervous, I am tired.",
      understand: "I don't hear so good with a mask on, but phone turned up is ok.",
      practical: "Phone. 120 is alright",
    }),
    fits: therapists("Wei"),
    mustNot: therapists("Ruth"),
    needs: "Insomnia after shift work, by phone.",
  },
  {
    id: "f10",
    title: "My body sends the invoice",
    about: ["illness and pain", "depression"],
    answers: said({
      whyNow:
        "Fibromyalgia, 9 years. I cancelled on my best friend's birthday and she stopped inviting me.",
      days: "Good day I do everything, then three days on the couch. I've given up choir, the garden, most people.",
      leave: "If I hear 'have you tried yoga' or that it is all in my head.",
      practical: "Houston. I can pay up to 120 and I can't do stairs so video please.",
    }),
    fits: therapists("Wei", "Jordan"),
    mustNot: therapists("Tyler"),
    needs: "Living with chronic pain and a shrinking week; believes the body; Texas.",
  },
  {
    id: "f11",
    title: "So much potential",
    about: ["ADHD"],
    answers: said({
      whyNow:
        "Got diagnosed in March at 38 because my son was. Read the checklist for him and cried in the parking lot.",
      days: "Late fees, cold coffee in three rooms, 11 unfinished courses. My boss is patient but not THAT patient.",
      stuck:
        "Help me do the thing. A person who nods at me for 50 minutes and I'll be thinking about curtains.",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Ruth", "Linh"),
    needs: "Adult ADHD, newly named; concrete and quick.",
  },
  {
    id: "f12",
    title: "The mask at the open-plan desk",
    about: ["autism", "burnout"],
    answers: said({
      days: "After work I lie on the bathroom floor in the dark for an hour. I script every chat at the coffee machine.",
      tried:
        "CBT person who kept asking what I felt in my chest. I don't know what I feel in my chest.",
      understand:
        "I'm autistic, found out at 33. I don't want to be made more normal, I want a day I can survive.",
    }),
    fits: therapists("Daniel", "Jules"),
    needs: "Autistic burnout; somebody who knows masking from inside or nearby.",
  },
  {
    id: "f13",
    title: "Cameras off",
    about: ["autism", "gender and LGBTQ+"],
    answers: said({
      first: "loneliness. i'm 20, nonbinary, autistic, and all my friends are in a discord",
      understand:
        "please dont make me explain pronouns OR stimming. somebody who is one or the other would be amazing",
      stuck: "questions, not tips",
      practical: "Fresno CA, $60 max, video with camera off some days or phone",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Beatriz"),
    needs: "Queer and autistic, little money, own pace; California.",
  },
  {
    id: "f14",
    title: "Doctor Google says lymphoma",
    about: ["anxiety", "illness and pain"],
    answers: said({
      days: "I feel my neck for lumps maybe 60 times a day, it is sore from the feeling. Then I look it up till 2 a.m.",
      tried: "Four specialists. All clear. It helps for about a day and a half.",
      roots: "Change next week. I know where it's from, my dad died of it.",
    }),
    fits: therapists("Elena", "Grace", "Wei"),
    mustNot: therapists("Margaret", "Samuel"),
    needs: "Health anxiety with checking and reassurance; active.",
  },
  {
    id: "f15",
    title: "Not even fun anymore",
    about: ["behavioural addictions", "depression"],
    answers: said({
      days: "im 20. league till 5am, sleep till 2, missed 9 labs. i dont even like it anymore it's just what my hands do",
      badDay: "my roommate knows, kinda. monster energy and more league",
      threeMonths: "pass chem. eat in the dining hall w a human",
      practical: "Champaign, Illinois. my mom gave me 100 a week for this",
    }),
    fits: therapists("Tyler", "Marcus"),
    mustNot: therapists("Margaret"),
    needs: "Gaming and a slipped semester; easygoing, small steps; Illinois.",
  },
];
