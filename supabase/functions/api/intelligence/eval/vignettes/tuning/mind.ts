import { said, therapists, type Vignette } from "../vignette.ts";

/** Fear, mood, memory and loss. */
export const TUNING_MIND: Vignette[] = [
  {
    id: "t01",
    title: "An hour at the front door",
    about: ["OCD"],
    answers: said({
      whyNow: "I was 50 minutes late for my sisters wedding because of the front door. the DOOR",
      days: "Lock, unlock, lock, take a photo of the lock, drive back anyway. Same with the iron and the tap. My partner has to answer 'yes it is off' like four times or I cant get to sleep.",
      tried:
        "A counselor who told me to snap a rubber band and think of something nice. Useless, made it worse.",
      stuck: "Tell me what to do. I have spent years thinking about it, thinking is the problem",
      hardTruth: "straight",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "Checking rituals that eat hours: exposure with response prevention, by someone active.",
  },
  {
    id: "t02",
    title: "It is not the drink",
    about: ["panic"],
    answers: said({
      whyNow:
        "Everybody assumes I'm hungover. I don't drink, it's the panic. Last month I got off the F train between stops basically, at every stop, and walked home from 23rd street.",
      days: "Trains, elevators, the middle seat at the movies. My heart goes like a hammer and I am sure this is it.",
      threeMonths: "take the train to Coney Island with my nephew",
      feelings: "It floods. Zero to dying in ten seconds.",
      hardTruth: "Nicely please, I beat myself up plenty already.",
      safety: "No never. I'm terrified of dying, that's the whole thing lol",
      practical: "New York. Video is good. up to 180",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Marcus"),
    needs: "Panic, not alcohol; gentle; licensed in New York.",
  },
  {
    id: "t03",
    title: "Nobody to sit with",
    about: ["social anxiety"],
    answers: said({
      whyNow: "third semester and i still eat in my car",
      first:
        "talking to people without going red. in class if the prof looks at me i forget english and its my first language",
      badDay: "nobody knows. i play zelda until 3",
      leave: "if they were like super formal, clipboard vibes",
      practical: "I'm at Ohio State. I can do maybe 50 dollars",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Beatriz", "Ruth"),
    needs: "A shy student with little money in Ohio; informal manner.",
  },
  {
    id: "t04",
    title: "A sadness without a reason",
    about: ["depression"],
    answers: said({
      whyNow:
        "I turned seventy-one in March. My daughter asked me whether I had ever been happy, and I could not think of an answer that was not a lie. There was no tragedy. There was a father who did not speak at dinner, a decent career, a marriage that was polite, and all along this gray thing walking beside me like a dog nobody bought.",
      threeMonths:
        "I do not think in three months. I should like to know who has been living my life.",
      tried:
        "A young man gave me worksheets about my thoughts. I filled them in to please him. It did not touch anything.",
      stuck: "Quiet, I think. And then a good question.",
      roots: "Where it comes from. I have the time.",
      practical: "Manhattan, in person, any weekday. Money is not the difficulty.",
    }),
    fits: therapists("Ruth"),
    mustNot: therapists("Tyler", "Elena", "Anthony"),
    needs: "Lifelong low mood in an older man who wants depth and silence, no exercises.",
  },
  {
    id: "t05",
    title: "The last one only nodded",
    about: ["depression"],
    answers: said({
      whyNow:
        "I have stopped returning calls, then stopped opening mail, now I don't shower on weekends. 46, healthy, nothing wrong.",
      days: "Couch. I used to build furniture. The garage is full of wood I walk past.",
      tried:
        "My last therapist was too passive. Eight months of 'and how did that feel'. It felt like 150 dollars. I need someone who comes with ideas and checks if I did the thing.",
      leave: "Long silences.",
      roots:
        "Change. I know where it comes from, my divorce, that's settled, we are fine, it was 6 years ago.",
      safety: "No",
      practical: "Maryland, video, 120 tops",
    }),
    fits: therapists("Jordan"),
    mustNot: therapists("Ruth", "Tom"),
    needs: "Depression that asks for activity and follow-up; the divorce is past and settled.",
  },
  {
    id: "t06",
    title: "Fallujah at the fireworks",
    about: ["trauma"],
    answers: said({
      whyNow: "4th of July. Found myself under the truck with my boy watching.",
      days: "I sit facing the door. Up at 2, walk the fence, up at 4, walk the fence. Wife sleeps in the other room because of my hands.",
      tried:
        "VA group, liked the guys, didnt change anything. A lady who had me draw. No offense but no.",
      feelings: "Nothing for months and then everything at once",
      hardTruth: "Straight out. I was a marine.",
      understand: "That I don't have to explain what a convoy is",
      safety: "Not planning anything. No.",
      practical: "San Antonio, TX",
    }),
    fits: therapists("David"),
    mustNot: therapists("Maya", "Ruth", "Tom"),
    needs: "War memories in a veteran who wants a plain treatment and no translation.",
  },
  {
    id: "t07",
    title: "I go away",
    about: ["complex trauma"],
    answers: said({
      whyNow:
        "My boyfriend put his hand on the back of my neck, being sweet, and the next thing I knew it was an hour later and I was in the bathtub with my clothes on.",
      first:
        "The going away. I lose bits of days. It was my stepdad, and then nobody believed me, ages 6 to 13.",
      tried:
        "One therapist wanted the whole story in session two. I never went back and was in pieces for a month.",
      feelings: "numb. then my stomach",
      stuck: "Somebody calm who does not push. If I say stop it has to be stop.",
      understand: "I can't be in a room with a male therapist, sorry.",
      practical: "Houston, could be online",
    }),
    fits: therapists("Linh"),
    mustNot: therapists("David", "Anthony", "Samuel", "Elena"),
    needs: "Childhood abuse with blank spells: very slow, a woman, control over the pace.",
  },
  {
    id: "t08",
    title: "The intersection",
    about: ["trauma"],
    answers: said({
      whyNow: "A pickup ran the light in October and hit us. Everyone is fine. I am not fine.",
      days: "I drive 40 min longer to avoid that corner. I hear the sound when I'm brushing my teeth.",
      threeMonths: "Drive my kids to school through the light like anyone.",
      tried: "nothing, before this I was boringly ok",
      stuck: "a plan. Explain to me whats happening in my head and what we do about it",
      roots: "no childhood stuff please, I had a great one",
      practical: "Raleigh North Carolina or video",
    }),
    fits: therapists("David"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "A single accident, recent, with avoidance: a short treatment that goes to the memory.",
  },
  {
    id: "t09",
    title: "Eleven new bicycles",
    about: ["bipolar"],
    answers: said({
      whyNow:
        "My sister drove in from Tucson after I bought eleven bicycles. To start a bike company. At 4am it was a very good plan",
      days: "For two weeks I'm a genius and don't need sleep and then for three months I can't wash a cup. It has been like this since college.",
      tried: "Pills, they work when I take them. I stop when I feel great obviously.",
      badDay: "my sister knows everything, she'd come to sessions if it's allowed",
      leave: "somebody who treats me as crazy",
      safety: "In the low ones I've thought it would be nice not to wake up. Not now, I'm ok now.",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Tyler", "Ruth", "Beatriz"),
    needs: "Highs and lows with spending: someone who does this weekly and includes the sister.",
  },
  {
    id: "t10",
    title: "My son says the neighbors are sending messages",
    about: ["psychosis", "family conflict"],
    answers: said({
      whyNow:
        "It's about my son really, he is 20. He came home from college in November and put foil over the vent. He says the neighbors talk about him through it. He's a gentle boy. My husband shouts at him that it isn't real and then nobody eats.",
      first: "How to talk to him. And somebody he'd agree to see.",
      badDay: "We've told no one. My mother prays.",
      understand: "Mi marido habla poco inglés, Spanish would be better for him.",
      practical: "Las Cruces, New Mexico. Around 120 we could do.",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Maya", "Tyler", "Tom"),
    needs: "A parent asks about a son who hears things: family work around psychosis, in Spanish.",
  },
  {
    id: "t11",
    title: "Zero to a hundred",
    about: ["self-harm", "personality"],
    answers: said({
      whyNow:
        "broke up with my girlfriend 3 times this week. by text. she blocked me today and i did what i always do, my legs look like a barcode",
      feelings:
        "like someone poured gasoline. then i'd do ANYTHING to make it stop. then shame for a week",
      tried:
        "four therapists. they get scared or they get nice. The last one said I was 'too much for outpatient' and I never heard from her again",
      stuck: "push me but dont leave",
      leave: "if they flinch",
      safety: "yeah i hurt myself, not to die. to come down. not tonight",
      practical: "Charlotte NC",
    }),
    fits: therapists("Laura"),
    mustNot: therapists("Tyler", "Tom", "Jules", "Ruth"),
    needs:
      "Cutting and storms of feeling: a program with skills and someone who will not drop her.",
  },
  {
    id: "t12",
    title: "His side of the bed",
    about: ["grief"],
    answers: said({
      whyNow:
        "Forty-nine years. Harold passed in January and my children would like me to be better by summer. I still put out two cups.",
      days: "The evenings. I talk to him, if you want to know.",
      stuck: "Just somebody to listen. I don't need improving.",
      leave: "If they gave me a chart with stages.",
      understand: "That I'm a churchgoing woman but I am rather angry with God at present.",
      practical: "I'm 76 and I don't do the computer. Telephone please. Nashua, New Hampshire.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Beatriz", "Elena", "Anthony"),
    needs: "A widow who wants to be heard, slowly, by telephone, with room for faith.",
  },
];
