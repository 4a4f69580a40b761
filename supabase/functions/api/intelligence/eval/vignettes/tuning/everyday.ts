import { said, therapists, type Vignette } from "../vignette.ts";

/** Ordinary troubles of the mind, told the way people tell them. */
export const everydayVignettes: Vignette[] = [
  {
    id: "e01",
    title: "Was that a pothole",
    about: ["OCD"],
    answers: said({
      whyNow:
        "Took me two and a half hours to get home from work, it's nine miles. Every bump I have to go back and make sure there's nobody lying in the road. Last Tuesday a cop asked why I was circling.",
      days: "I look up the accident reports at night. I've never so much as clipped a mirror. I know there's no body, and then I think, but what if.",
      tried: "Sertraline takes the edge off. Hypnosis, six hundred bucks, nada.",
      practical: "Mesa, Arizona",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "David", "Samuel"),
    needs: "Hit-and-run doubts with going back to look: exposure, licensed in Arizona.",
  },
  {
    id: "e02",
    title: "Things have to come out even",
    about: ["OCD", "anxiety"],
    answers: said({
      whyNow: "My roommate asked why I chew the same amount on both sides. I thought nobody saw.",
      days: "It's not terrible. Maybe 30 minutes a day all together? Taps, the stairs, re-reading an email till it feels right. More annoying than anything, but it's growing.",
      hardTruth: "gently, i go home and replay criticism for days",
      leave: "Somebody drill-sergeanty",
      practical: "Jersey City, online is better",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Ruth", "Anthony"),
    needs: "Mild rituals in New Jersey, with a plea for gentleness.",
  },
  {
    id: "e03",
    title: "Abandoned cart",
    about: ["panic"],
    answers: said({
      whyNow:
        "Left a full cart in Costco in aisle 9 and ran. Ran! I'm a grown woman with a label maker.",
      first:
        "Those attacks, out of the blue: hands go to pins and needles, can't swallow, legs like string. Two ambulances so far and the heart people say I have the heart of a horse.",
      days: "Husband does the shopping, I don't take the freeway, I only go where I can see the exit.",
      threeMonths: "one (1) trip to Costco. with samples.",
      stuck: "exercises. Something to DO",
    }),
    fits: therapists("Elena", "Grace"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "Panic with a shrinking map; wants practice.",
  },
  {
    id: "e04",
    title: "Best man",
    about: ["social anxiety"],
    answers: said({
      whyNow:
        "I'm supposed to give the toast at my brother's wedding in ten weeks and I've already googled how to fake laryngitis.",
      days: "On Zoom I keep the camera off and say it's broken. I write out what I'll say to the barber. When they go round the table for names my voice does this wobble thing.",
      tried: "Half a beta blocker from a buddy. Toastmasters, I lasted till the parking lot.",
      hardTruth: "wrapped in something soft pls",
      practical: "Hoboken NJ, evenings, video, about $160",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Tyler", "Ruth"),
    needs: "Dread of being looked at, soft manner, New Jersey.",
  },
  {
    id: "e05",
    title: "Two people in my phone",
    about: ["social anxiety", "behavioural addictions"],
    answers: said({
      whyNow:
        "my discord went quiet over the summer and i realised there's literally mom and my manager at sheetz in my texts",
      days: "work, ranked till like 4, sleep. i don't even like ranked. parties my stomach hurts so i dont",
      threeMonths: "have 1 friend irl. go to a thing",
      leave: "if they act like a teacher",
      practical: "altoona PA, i got like 55 bucks. texting ok?",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Ruth", "Beatriz"),
    needs: "A lonely young man who games; little money; a light hand.",
  },
  {
    id: "e06",
    title: "Fainting at the blood drive",
    about: ["phobias"],
    answers: said({
      whyNow:
        "Doctor says my sugar is up and he wants blood every three months. I have walked out of that lab four times, once with the rubber strap still on my arm.",
      first: "Getting a shot like a grown man. I weld for a living for crying out loud.",
      roots: "don't care why. Fix it",
      practical: "Odessa TX. Can drive.",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Linh"),
    needs: "A fear of needles with a clear target, no interest in causes.",
  },
  {
    id: "e07",
    title: "Route 14 has a shepherd",
    about: ["phobias"],
    answers: said({
      whyNow:
        "Soy cartera, I deliver the mail in Hialeah. Ever since one bit my cousin I skip houses. My supervisor noticed.",
      days: "If I hear a bark I cross the street, I sweat, I sit in the truck. I know every fence in the zip code.",
      stuck: "Someone to go with me a little bit at a time, push me but tell me before.",
      practical: "Español mejor si se puede. Florida.",
    }),
    fits: therapists("Elena"),
    mustNot: therapists("Ruth", "Carmen"),
    needs: "Fear of dogs on a mail route; practice, in Spanish, in Florida.",
  },
  {
    id: "e08",
    title: "The what-if machine",
    about: ["anxiety", "sleep"],
    answers: said({
      whyNow:
        "My daughter got her license. I track the little dot until it's home, and then I worry about tomorrow's dot.",
      days: "Money, the mole on my arm, did that email sound rude, my mother falling in Fremont. I fall asleep ok and at 2 the committee meets. My jaw clicks from clenching.",
      threeMonths: "To sit through a movie without checking anything.",
      understand:
        "My parents came from Taiwan with nothing so it feels ridiculous to complain. 如果能讲国语也好.",
      practical: "California, lunchtime, on the computer",
    }),
    fits: therapists("Grace"),
    mustNot: therapists("Tyler", "Tom", "Marcus"),
    needs: "Worry about everything in a daughter of Taiwanese immigrants; Mandarin welcome.",
  },
  {
    id: "e09",
    title: "The cane in the closet",
    about: ["depression", "illness and pain"],
    answers: said({
      whyNow:
        "Lost most of my sight at 52. Two years now. Used to coach Little League, sing in a barbershop quartet. Now I listen to the ball game I don't care about.",
      first:
        "Wanting to do anything. I get up, sit in the chair, and then it's dark, which is a joke, you can laugh.",
      tried:
        "A fellow who kept saying how brave I was. I could have thrown the lamp at him. He'd never met a blind person evidently.",
      stuck: "let's make a plan and see if it worked",
      practical: "Roanoke, Virginia. Fixed income, maybe 80. Bus is a production so from home.",
    }),
    fits: therapists("Jordan"),
    mustNot: therapists("Tyler", "Ruth", "Rebecca"),
    needs:
      "Low mood after losing sight; active, no pity, from home, at a low fee; Jordan sees blind clients.",
  },
  {
    id: "e10",
    title: "Withdrawn passing",
    about: ["depression", "transitions"],
    answers: said({
      whyNow: "dropped to zero classes. told my dad im taking 4",
      days: "wake up 1pm, doordash, feel gross, scroll, feel grosser. theres a smell in my room and i think its me",
      badDay: "ramen n old spongebob. nobody knows",
      stuck: "idk someone to be like hey did u do the thing. without being a dick about it",
      safety: "nah nothing like that just blah",
      practical: "Columbus, broke",
    }),
    fits: therapists("Tyler"),
    mustNot: therapists("Ruth", "Beatriz", "Rebecca"),
    needs: "A flat, hidden semester; small steps and reminders at a student's price in Ohio.",
  },
  {
    id: "e11",
    title: "The same man with different hats",
    about: ["depression", "relationships"],
    answers: said({
      whyNow:
        "I ended it with Peter in the spring, and on the train home it came to me that I had ended it with my father for the fifth time. I am fifty-eight, a judge, and the applause has never reached my seat.",
      threeMonths: "Nothing by then. I should be suspicious of anything quick.",
      tried:
        "Eight sessions through the bar association, with an app that asked for my mood in smileys.",
      stuck: "I want to hear myself think in front of someone who remembers what I said in April.",
      leave: "Tips.",
      practical: "Montclair, New Jersey. In the room.",
    }),
    fits: therapists("Ruth"),
    mustNot: therapists("Tom", "Tyler", "Anthony", "Jordan"),
    needs: "Repeating loves and hollow success; wants depth over years, no techniques.",
  },
  {
    id: "e12",
    title: "TikTok says it's ADHD",
    about: ["bipolar", "ADHD"],
    answers: said({
      whyNow:
        "I'm pretty sure I have adhd?? In June I painted the whole apartment, wrote 200 pages, maxed both cards and flew to Denver to see a guy I'd met in a comment section. I'd slept maybe nine hours that week. Never felt better in my life.",
      days: "Now it's September and I can't open the curtains. Same thing as two summers ago. And in 11th grade.",
      badDay:
        "my brother. He says June me talks like an auctioneer and he hid my car keys, he was right",
      stuck: "tell me what's going on and how I catch it before it takes off again",
      practical: "Tempe",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Daniel", "Tyler", "Ruth"),
    needs: "The label says attention, the summers say highs and crashes; believe the days.",
  },
  {
    id: "e13",
    title: "The radio that's not on",
    about: ["psychosis"],
    answers: said({
      whyNow:
        "They started up again when I switched to nights at the warehouse. Two ladies. They talk about what I'm doing like a ball game. 'Now he's picking up the box.'",
      days: "I wear my earbuds so people think I'm on a call. Keep the job, that's the main thing.",
      tried:
        "Risperdal, I take it, made me fat but I take it. A social worker who argued with me that it ain't real. I know what you think lady. That don't help me at 3am.",
      leave: "talking to me like I'm a baby or like I'm a bomb",
      safety: "no. they're nosy not mean",
      practical: "Albuquerque",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Jules", "Simone", "Grace"),
    needs: "Voices, on medicine, wants to keep working and not be argued with.",
  },
  {
    id: "e14",
    title: "My husband, up on the roof again",
    about: ["bipolar", "family conflict"],
    answers: said({
      whyNow:
        "He's the one with the diagnosis, I'm the one reading about it at midnight. He cashed in the college fund to buy a food truck in February. By Easter he couldn't get off the bathroom floor.",
      first: "How do I know when it's starting? What am I allowed to say?",
      badDay: "my mother in law, who says I should be more cheerful",
      stuck:
        "Facts. And I would like to be tired in front of somebody. He says he'd come along too.",
      practical: "Bakersfield Calif, we could do 130",
    }),
    fits: therapists("Samuel"),
    mustNot: therapists("Tom", "Kyle"),
    needs: "A spouse living with someone's highs and lows; family information, not couples work.",
  },
  {
    id: "e15",
    title: "The one in the yellow pajamas",
    about: ["trauma"],
    answers: said({
      whyNow:
        "Fourteen years on the ambulance. One call in March. I won't put it here. My own kid has the same pajamas.",
      days: "Smell of a wet car seat and I'm back there. I trade shifts so I don't have to go down that road. Dreams. Been sleeping in the recliner.",
      tried:
        "The department's debrief. Chaplain was decent. Some yoga lady told me to breathe into it",
      hardTruth: "Just say it",
      practical: "Norfolk VA",
    }),
    fits: therapists("David"),
    mustNot: therapists("Ruth", "Maya", "Anthony"),
    needs: "A medic with one call that will not leave: trauma treatment, plain speech, Virginia.",
  },
];
